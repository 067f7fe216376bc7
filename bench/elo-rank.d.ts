/** The package brings no types. */
declare module 'elo-rank' {
  class EloRank {
    constructor(k?: number);
    getExpected(a: number, b: number): number;
    updateRating(expected: number, actual: number, current: number): number;
  }
  export = EloRank;
}
