// Runs before the first paint. A separate file, because the CSP forbids inline scripts.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
document.documentElement.dataset.script = '';

export {};
