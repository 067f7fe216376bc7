// Before anything is painted: the theme chosen on this device. A file of its own, since pages hold no script.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
document.documentElement.dataset.script = '';

export {};
