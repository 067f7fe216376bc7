import { isIPv6 } from 'node:net';
import { defined } from '@eloquence/rating';

/** The address of an IPv4 client, the /64 network of an IPv6 client, who chooses the rest freely. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped) return defined(mapped[1]);
  const [front = '', back] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const rest = back === '' ? 0 : back.split(':').length + (back.includes('.') ? 1 : 0);
    while (groups.length + rest < 8) groups.push('0');
    if (groups.length < 4) groups.push(...back.split(':'));
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
