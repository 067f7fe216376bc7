import { answerQuestions } from '@eloquence/office';
import { answerReports } from './questions.ts';

await answerQuestions(answerReports as never);
