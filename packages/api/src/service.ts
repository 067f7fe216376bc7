import { type Static, t } from './schema.ts';

export const ServiceState = t.object(
  { status: t.enum(['ok']) },
  { $id: 'ServiceState', description: 'The service is up.' },
);
export type ServiceState = Static<typeof ServiceState>;
