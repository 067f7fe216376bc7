import { runQuery } from './queries.ts';
import { serveQueries } from './serve.ts';

serveQueries(runQuery);
