import {
  IdParams,
  JobView,
  ScenarioBody,
  ScenarioFigureParams,
  ScenarioFigureView,
  type ScenarioItem,
  ScenarioPlayerParams,
  ScenarioPlayerView,
  ScenariosView,
  ScenarioView,
} from '@eloquence/api';
import { findPlayer, listInfos, type Office, OfficeError, playerNames } from '@eloquence/office';
import { type Edition, findEdition, formatDate, parseDate, readEdition } from '@eloquence/rating';
import { actorOf } from '../accounts/authentication.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { deleteScenario, enqueue, findJob, type JobRow, scenarioJobs } from '../jobs/queue.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { type KeptScenario, readFigure, readPlayer, type ScenarioOptions } from '../jobs/scenario.ts';
import { drawingView, rowsOf } from '../views/figure.ts';
import { jobView } from '../views/job.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse, NO_CONTENT, PROBLEM } from './shared/responses.ts';

/** Results are large: older ones have to be deleted. */
const MOST_SCENARIOS = 50;

/** The history under other rules: calculated by a job, kept until deleted. */
export function scenarioRoutes(server: Server, { office, config }: Context, runner: JobRunner): void {
  const { db } = office.store;
  const admin = { config: { access: ['administrator'], scope: 'admin' } } as const;
  const reading = { config: { access: ['administrator'] } } as const;
  const tags = ['jobs'];

  async function finished(id: string): Promise<{ readonly row: JobRow; readonly kept: KeptScenario }> {
    const row = await scenarioJob(id);
    if (row.state !== 'done' || row.result === null)
      throw new ServerProblem('scenario-unfinished', { job: id });
    return { row, kept: JSON.parse(row.result) };
  }

  async function scenarioJob(id: string): Promise<JobRow> {
    const row = await findJob(db, id);
    if (row.kind !== 'scenario') throw new ServerProblem('job-unknown', { job: id });
    return row;
  }

  server.post(
    '/office/scenarios',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'startScenario',
        summary: 'Calculates the history again under another edition or a draft. Returns the job.',
        body: ScenarioBody,
        response: jsonResponse(JobView, 202),
      },
    },
    async (request, reply) => {
      const { cadence = 'standard', edition: id, draft, from } = request.body;
      if ((id === undefined) === (draft === undefined)) throw new ServerProblem('scenario-edition');
      const edition = draft === undefined ? findEdition(cadence, id ?? '') : readEdition(draft);
      const day = from === undefined ? await firstList(office, edition) : formatDate(parseDate(from));
      if ((await scenarioJobs(db)).length >= MOST_SCENARIOS)
        throw new ServerProblem('limit-reached', { limit: MOST_SCENARIOS });
      const options = {
        ...{ cadence: edition.cadence, edition: edition.id, title: edition.title },
        ...{ draft: (draft ?? null) as never, from: day },
      } satisfies ScenarioOptions;
      const row = await enqueue(office, actorOf(request), 'scenario', options);
      runner.wake();
      return reply
        .code(202)
        .header('location', `${config.basePath}/api/v1/jobs/${row.id}`)
        .send(jobView(row, languageOf(request)));
    },
  );
  server.get(
    '/office/scenarios',
    {
      ...reading,
      schema: {
        tags,
        operationId: 'listScenarios',
        summary: 'Scenarios, newest first.',
        response: jsonResponse(ScenariosView),
      },
    },
    async () => ({ items: (await scenarioJobs(db)).map(scenarioItem) }),
  );
  server.get(
    '/office/scenarios/:id',
    {
      ...reading,
      schema: {
        tags,
        operationId: 'getScenario',
        summary: 'A finished scenario: how each list would differ.',
        params: IdParams,
        response: jsonResponse(ScenarioView),
      },
    },
    async ({ params: { id } }) => {
      const { row, kept } = await finished(id);
      const { lists, movers, figures } = kept;
      const names = await playerNames(
        db,
        movers.map(({ player }) => player),
      );
      return {
        ...scenarioItem(row),
        lists: lists.map((list) => ({ ...list })),
        movers: movers.map(({ player, id: own, published, scenario }) => ({
          ...{ id: own, name: names.get(player)?.name ?? '', published, scenario },
        })),
        figures: [...figures],
      };
    },
  );
  server.delete(
    '/office/scenarios/:id',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'deleteScenario',
        summary: 'Deletes a scenario that has ended.',
        params: IdParams,
        response: { ...NO_CONTENT, ...PROBLEM },
      },
    },
    async (request, reply) => {
      const row = await scenarioJob(request.params.id);
      await deleteScenario(office, actorOf(request), row.id);
      return reply.code(204).send(null);
    },
  );
  server.get(
    '/office/scenarios/:id/figures/:figure',
    {
      ...reading,
      schema: {
        tags,
        operationId: 'getScenarioFigure',
        summary: 'A figure over the published lists and over the scenario.',
        params: ScenarioFigureParams,
        response: jsonResponse(ScenarioFigureView),
      },
    },
    async ({ params: { id, figure } }) => {
      const { kept } = await finished(id);
      const found = await readFigure(db, id, kept, figure);
      if (found === null) throw new ServerProblem('not-found');
      const { columns } = found;
      return {
        figure: found.figure,
        ...drawingView(found.figure),
        columns: [...columns],
        published: rowsOf(columns, found.published),
        scenario: rowsOf(columns, found.scenario),
      };
    },
  );
  server.get(
    '/office/scenarios/:id/players/:player',
    {
      ...reading,
      schema: {
        tags,
        operationId: 'getScenarioPlayer',
        summary: 'A player’s ratings as published and under the scenario, list by list.',
        params: ScenarioPlayerParams,
        response: jsonResponse(ScenarioPlayerView),
      },
    },
    async ({ params: { id, player } }) => {
      const { kept } = await finished(id);
      const person = await findPlayer(office.store, player);
      if (person === null) throw new OfficeError('player-unknown', { player });
      const found = await readPlayer(db, id, kept, person.key);
      return {
        id: player,
        name: person.name,
        ratings: kept.dates.map((date, place) => ({
          date,
          published: found?.published[place] || null,
          scenario: found?.scenario[place] || null,
        })),
      };
    },
  );
}

function scenarioItem({ id, options, state, actor, created, ended }: Omit<JobRow, 'result'>): ScenarioItem {
  const { edition, title, draft, cadence, from } = JSON.parse(options) as ScenarioOptions;
  return { id, edition, title, isDraft: draft !== null, cadence, from, state, actor, created, ended };
}

async function firstList(office: Office, { cadence }: Edition): Promise<string> {
  const first = (await listInfos(office, { cadence })).at(-1);
  if (first === undefined) throw new ServerProblem('nothing-to-measure');
  return first.date;
}
