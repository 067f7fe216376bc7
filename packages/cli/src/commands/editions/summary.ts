import type { Cadence, Cited, Edition, Provenance } from '@eloquence/rating';

/** An edition in the list of editions. */
export interface EditionSummary {
  readonly id: string;
  readonly cadence: Cadence;
  readonly from: string;
  readonly title: string;
  readonly status: Edition['status'];
  readonly basedOn: string | null;
  /** The number of rules by source. */
  readonly provenance: Readonly<Record<Provenance, number>>;
  readonly variants: readonly { readonly name: string; readonly dispute: string }[];
}

export function summaryOf(edition: Edition): EditionSummary {
  const { id, cadence, from, title, status, basedOn, rules, variants } = edition;
  const provenance = { text: 0, reported: 0, inferred: 0, carried: 0 };
  for (const cited of Object.values(rules) as Cited<unknown>[]) provenance[cited.provenance] += 1;
  return {
    id,
    cadence,
    from,
    title,
    status,
    basedOn,
    provenance,
    variants: variants.map(({ name, dispute }) => ({ name, dispute })),
  };
}
