/** An invented federation, seeded: players, events, reports and lists. */
export type { Defect } from './events/defects.ts';
export type { Entrant, PlayedEvent, Team } from './events/event.ts';
export type { Kind, System, Who } from './events/kinds.ts';
export type { Registration } from './events/registration.ts';
export { Federation, type ListInForce, type Month, type SimulatedEvent, simulate } from './federation.ts';
export type { RatingList } from './keeper/list.ts';
export type { Player, Ratings, Title } from './people/player.ts';
export { type Step, simulateMonths } from './seasons.ts';
export { DEFAULT_PLAYERS, type ExpectedScore, type Settings, type SimulationInput } from './settings.ts';
