import { answerQuestions } from './answering.ts';
import { answerTo } from './questions.ts';

await answerQuestions(answerTo as never);
