import type { Replica } from '@eloquence/office';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of one server. */
export class Metrics {
  readonly #register = new Registry();
  readonly #requests = new Counter({
    name: 'eloquence_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#register],
  });
  readonly #seconds = new Histogram({
    name: 'eloquence_request_seconds',
    help: 'Time to an answer.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [this.#register],
  });
  readonly #underWay = new Gauge({
    name: 'eloquence_requests_under_way',
    help: 'Requests in progress.',
    registers: [this.#register],
  });
  readonly #cut = new Counter({
    name: 'eloquence_requests_cut_total',
    help: 'Requests whose client left or was cut off before the answer was sent.',
    registers: [this.#register],
  });
  readonly #pages = new Counter({
    name: 'eloquence_pages_total',
    help: 'Pages sent to visitors without a session: rendered, or from the cache.',
    labelNames: ['from'],
    registers: [this.#register],
  });

  constructor() {
    const registers = [this.#register];
    new Gauge({
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      registers,
      collect() {
        this.set(process.memoryUsage.rss());
      },
    });
    new Gauge({
      name: 'process_uptime_seconds',
      help: 'Time since the start.',
      registers,
      collect() {
        this.set(process.uptime());
      },
    });
  }

  /** Seconds by which the clock of this server is ahead of the database's. */
  watchClock(ahead: () => number): void {
    new Gauge({
      name: 'eloquence_clock_ahead_seconds',
      help: "Seconds by which this server's clock is ahead of the database's.",
      registers: [this.#register],
      collect() {
        this.set(ahead());
      },
    });
  }

  watchReplica(replica: Pick<Replica, 'isCurrent' | 'lag'>): void {
    const registers = [this.#register];
    new Gauge({
      name: 'eloquence_replica_current',
      help: 'Whether public reads come from the replica: 1, or 0 while it is behind or away.',
      registers,
      collect() {
        this.set(replica.isCurrent ? 1 : 0);
      },
    });
    new Gauge({
      name: 'eloquence_replica_lag_seconds',
      help: 'Seconds by which the replica is behind the primary.',
      registers,
      collect() {
        this.set(replica.lag / 1000);
      },
    });
  }

  page(from: 'rendered' | 'cached'): void {
    this.#pages.inc({ from });
  }

  begin(): void {
    this.#underWay.inc();
  }

  /** The client left or was cut off before the answer was sent. */
  cut(): void {
    this.#underWay.dec();
    this.#cut.inc();
  }

  /** `route` is the pattern, never the address: search terms are private. */
  end(method: string, route: string, status: number, milliseconds: number): void {
    this.#underWay.dec();
    this.#requests.inc({ method, route, status });
    this.#seconds.observe({ route }, milliseconds / 1000);
  }

  text(): Promise<string> {
    return this.#register.metrics();
  }
}
