import { CalendarView, LanguageQuery, ref } from '@eloquence/api';
import { listCalendar } from '@eloquence/office';
import type { Context, Server } from '../core/context.ts';
import { cached } from './problems.ts';

export function calendarRoutes(server: Server, { office }: Context): void {
  server.get(
    '/calendar',
    {
      config: { access: 'public' },
      schema: {
        tags: ['lists'],
        summary: 'What closes when: the lists that are due, and the next ones.',
        querystring: LanguageQuery,
        response: { 200: ref(CalendarView), ...cached() },
      },
    },
    async () => {
      const { today, zone, lists } = await listCalendar(office);
      return { today, zone, items: lists.map(({ date, ...item }) => ({ ...item, list: date })) };
    },
  );
}
