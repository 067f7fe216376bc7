import fc from 'fast-check';

/** A mutant that twenty random cases do not find is one for the columns of cases. */
fc.configureGlobal({ numRuns: 20 });
