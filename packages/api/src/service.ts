import { named, object, oneOf, type Schema } from './schema.ts';

export interface ServiceState {
  readonly status: 'ok';
}

export const ServiceState: Schema<ServiceState> = named(
  'ServiceState',
  object<ServiceState>({ status: oneOf(['ok']) }, { description: 'All is well.' }),
);
