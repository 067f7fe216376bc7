import { CadenceName, Timestamp } from './common.ts';
import { type Schema, type Static, t } from './schema.ts';

export const FiguresBody = t.object({ cadence: CadenceName });
export type FiguresBody = Static<typeof FiguresBody>;

export const FigureChart: Schema<{
  readonly x: string;
  readonly lines: readonly string[];
  readonly by: string | null;
  readonly isBars: boolean;
}> = t.object(
  {
    x: t.string({ description: 'The column along the chart.' }),
    lines: t.array(t.string(), { description: 'A line for each of these columns.' }),
    by: t.nullable(t.string({ description: 'A chart for each value of this column.' })),
    isBars: t.boolean({ description: 'Bars instead of lines.' }),
  },
  { description: 'How the figure is drawn.' },
);

export const FigureMatrix: Schema<{
  readonly row: string;
  readonly column: string;
  readonly value: string;
  readonly by: string | null;
}> = t.object(
  {
    row: t.string(),
    column: t.string(),
    value: t.string(),
    by: t.nullable(t.string({ description: 'A table for each value of this column.' })),
  },
  { description: 'How the figure reads as a table of two directions.' },
);

export const FigureRows: Schema<readonly (readonly (number | string | boolean | null)[])[]> = t.array(
  t.array(t.nullable(t.union([t.number(), t.string(), t.boolean()]))),
  { description: 'In the order of the columns. Exact points are in hundredths.' },
);

export const FigureView = t.object(
  {
    figure: t.string({ description: 'The name of its query: `eloquence oversight figures NAME --sql`.' }),
    chart: t.nullable(FigureChart),
    matrix: t.nullable(FigureMatrix),
    columns: t.array(t.string()),
    rows: FigureRows,
  },
  { $id: 'Figure' },
);
export type FigureView = Static<typeof FigureView>;

export const FiguresView = t.object(
  {
    cadence: CadenceName,
    computed: t.nullable(t.describe(Timestamp, 'null: never for this cadence.')),
    figures: t.array(t.ref(FigureView)),
  },
  { $id: 'Figures', description: 'Figures over the history of lists, as last computed.' },
);
export type FiguresView = Static<typeof FiguresView>;
