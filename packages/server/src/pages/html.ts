import { defined } from '@eloquence/rating';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => defined(ENTITIES[letter]));
}

export interface Page {
  readonly language: string;
  readonly title: string;
  readonly basePath: string;
  readonly body: string;
}

/** A page without scripts. */
export function page({ language, title, basePath, body }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/api/docs.css">
</head>
<body>
${body}
</body>
</html>
`;
}
