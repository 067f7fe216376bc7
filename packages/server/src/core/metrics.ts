/** Upper ends of the ranges of seconds that answers are counted in. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What is known of a route. */
interface Timed {
  readonly counts: number[];
  sum: number;
  count: number;
  /** By method, then by status. */
  readonly requests: Map<string, Map<number, number>>;
}

/** A few figures about the service, in the text form of Prometheus. */
export class Metrics {
  readonly #times = new Map<string, Timed>();
  #underWay = 0;
  #cut = 0;

  begin(): void {
    this.#underWay += 1;
  }

  /** A request whose client left or was cut off before its answer had been sent. */
  cut(): void {
    this.#underWay -= 1;
    this.#cut += 1;
  }

  /** `route` is the pattern, never the address itself: what is searched for is nobody's business. */
  end(method: string, route: string, status: number, milliseconds: number): void {
    this.#underWay -= 1;
    let timed = this.#times.get(route);
    if (timed === undefined) {
      timed = { counts: SECONDS.map(() => 0), sum: 0, count: 0, requests: new Map() };
      this.#times.set(route, timed);
    }
    let statuses = timed.requests.get(method);
    if (statuses === undefined) {
      statuses = new Map();
      timed.requests.set(method, statuses);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const seconds = milliseconds / 1000;
    timed.sum += seconds;
    timed.count += 1;
    let range = 0;
    while (range < SECONDS.length && seconds > (SECONDS[range] as number)) range += 1;
    if (range < SECONDS.length) timed.counts[range] = (timed.counts[range] as number) + 1;
  }

  get underWay(): number {
    return this.#underWay;
  }

  text(): string {
    const memory = process.memoryUsage();
    return [
      ...described('eloquence_requests_total', 'counter', 'Requests answered.'),
      ...[...this.#times].flatMap(([route, timed]) => counters(label(route), timed)),
      ...described('eloquence_request_seconds', 'histogram', 'Time to an answer.'),
      ...[...this.#times].flatMap(([route, timed]) => histogram(label(route), timed)),
      ...described('eloquence_requests_under_way', 'gauge', 'Requests that are being answered.'),
      `eloquence_requests_under_way ${this.#underWay}`,
      ...described(
        'eloquence_requests_cut_total',
        'counter',
        'Requests whose client left or was cut off before the answer had been sent.',
      ),
      `eloquence_requests_cut_total ${this.#cut}`,
      ...described('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
      `process_resident_memory_bytes ${memory.rss}`,
      ...described('process_uptime_seconds', 'gauge', 'Time since the start.'),
      `process_uptime_seconds ${process.uptime().toFixed(3)}`,
      '',
    ].join('\n');
  }
}

/** Patterns may hold a backslash, which begins an escape in a label. */
function label(route: string): string {
  return route.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

function described(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function counters(route: string, { requests }: Timed): string[] {
  return [...requests].flatMap(([method, statuses]) =>
    [...statuses].map(
      ([status, count]) =>
        `eloquence_requests_total{method="${method}",route="${route}",status="${status}"} ${count}`,
    ),
  );
}

function histogram(route: string, { counts, sum, count }: Timed): string[] {
  let below = 0;
  const name = 'eloquence_request_seconds';
  return [
    ...SECONDS.map((end, index) => {
      below += counts[index] as number;
      return `${name}_bucket{route="${route}",le="${end}"} ${below}`;
    }),
    `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${name}_sum{route="${route}"} ${sum.toFixed(6)}`,
    `${name}_count{route="${route}"} ${count}`,
  ];
}
