interface Sources {
  readonly announcement: (day: string) => string;
  /** Sources that are cited by a name, in other words. */
  readonly named: Readonly<Record<string, string>>;
}

/** Article numbers as they are, announcements in words. */
export function articleText({ announcement, named }: Sources): (article: string) => string {
  return (article) => {
    const day = /^announcement (\d{4}-\d\d-\d\d)$/.exec(article)?.[1];
    if (day !== undefined) return announcement(day);
    return Object.hasOwn(named, article) ? (named[article] as string) : article;
  };
}
