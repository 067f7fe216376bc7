import { isIPv6 } from 'node:net';

/** The address of an IPv4 client, the network of an IPv6 one: its last half is the client's own to choose. */
export function networkOf(address: string): string {
  // Told by its colons in nearly no time; to make sure of it takes longer than much else of a request.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped) return mapped[1] as string;
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
