import type { FormWords } from '@eloquence/reports';

/** The words of the report forms, without what the messages have. */
export type FormLabels = Omit<FormWords, 'language' | 'finding'>;
