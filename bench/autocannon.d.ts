/** The package brings no types: what is used of it. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: readonly { readonly method: 'GET'; readonly path: string }[]): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly setupClient: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly total: number; readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
