/** Time controls: TRF26's coded form, the text people write, and what the regulations ask of either. */
export { parseCodedTimeControl, writeCodedTimeControl } from './time-control/coded.ts';
export { MAX_TIME_CONTROL_LENGTH, parseTimeControl } from './time-control/free-text.ts';
export {
  cadenceOf,
  firstControlMoves,
  hasEqualTimes,
  minutesFor60Moves,
  type RapidRange,
  type Side,
  secondsFor60Moves,
  type TimeControl,
  type TimePeriod,
  usesDelay,
} from './time-control/model.ts';
