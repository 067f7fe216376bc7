import { CalendarView, LanguageQuery } from '@eloquence/api';
import { listCalendar } from '@eloquence/office';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

export function calendarRoutes(server: Server, { office }: Context): void {
  server.get(
    '/calendar',
    {
      config: { access: 'public' },
      schema: {
        tags: ['lists'],
        operationId: 'getCalendar',
        summary: 'Deadlines: the lists that are due and the next ones.',
        querystring: LanguageQuery,
        response: cachedResponse(CalendarView),
      },
    },
    async () => {
      const { today, zone, lists } = await listCalendar(office);
      return { today, zone, items: lists.map(({ date, ...item }) => ({ ...item, list: date })) };
    },
  );
}
