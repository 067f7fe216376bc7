import { serveQueries } from '@eloquence/office';
import { runReportTask } from './tasks.ts';

serveQueries(runReportTask);
