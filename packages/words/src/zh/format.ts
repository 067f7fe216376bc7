import { type Format, format } from '../format.ts';

export const chinese: Format = format('zh-CN', '.');
