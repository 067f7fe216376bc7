import type {
  DifferenceCode,
  ImportNoteCode,
  OfficeErrorCode,
  OfficeFindingValues,
  StoreErrorCode,
  StoreProblem,
  WaitCode,
} from '@eloquence/office/codes';
import type * as words from '@eloquence/words/types/office-codes';
import { expectTypeOf, test } from 'vitest';

// `words` does not depend on the office, so it declares these codes itself. The type check proves them equal.
test('the messages of the office have exactly its codes', () => {
  expectTypeOf<words.OfficeErrorCode>().toEqualTypeOf<OfficeErrorCode>();
  expectTypeOf<words.OfficeFindingValues>().toEqualTypeOf<OfficeFindingValues>();
  expectTypeOf<words.StoreErrorCode>().toEqualTypeOf<StoreErrorCode>();
  expectTypeOf<words.StoreProblem>().toEqualTypeOf<StoreProblem>();
  expectTypeOf<words.ImportNoteCode>().toEqualTypeOf<ImportNoteCode>();
  expectTypeOf<words.DifferenceCode>().toEqualTypeOf<DifferenceCode>();
  expectTypeOf<words.WaitCode>().toEqualTypeOf<WaitCode>();
});
