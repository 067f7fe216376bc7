export const STYLE = `:root { color-scheme: light dark; --line: #8886; --code: #8882; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
h3 { margin: 1.5rem 0 0; font-size: 1rem; overflow-wrap: anywhere; }
code { padding: 0.1em 0.3em; border-radius: 0.2em; background: var(--code); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.2rem 1rem; margin: 0.5rem 0; }
dt { overflow-wrap: anywhere; }
dd { margin: 0; }
summary { cursor: pointer; }
.faint { opacity: 0.75; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-left: 1rem; } }
`;
