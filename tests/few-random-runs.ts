import fc from 'fast-check';

/** Few random cases: mutants that survive them need a table case. */
fc.configureGlobal({ numRuns: 20 });
