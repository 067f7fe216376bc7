export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly content: string;
}

/** A form as a browser sends it. */
export function multipart(parts: readonly Part[]): { headers: Record<string, string>; body: string } {
  const boundary = 'between-the-parts';
  const body = parts.map(
    ({ name, filename, content }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: text/plain`
      }\r\n\r\n${content}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${body.join('')}--${boundary}--\r\n`,
  };
}
