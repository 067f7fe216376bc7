/** A round robin with mistakes: contradicting results, an unknown sign, an unknown opponent, wrong points. */
export const EXAMPLE: string = `012 Orchard Cup 2025 (with mistakes)
022 Riverside
032 FRA
042 2025/07/04
052 2025/07/08
062 6
072 6
092 Round Robin
102 Quince, Quentin (900199001)
122 90 minutes, 30 seconds added per move from move 1
XXR 5
132                                                                                        25/07/04  25/07/05  25/07/06  25/07/07  25/07/08
001    1 w IM Acacia, Ada                       2231 FRA   900100001 1988/03/14  4.0    1     6 w 1     5 b =     4 w 1     3 b 1     2 w =
001    2 m FM Alder, Bruno                      2188 GER   900100002 1995/11/02  4.0    2     5 w 1     4 b 1     3 w =     6 w 1     1 b =
001    3 w    Aspen, Clara                      2115 FRA   900100003 1979/06/21  2.5    3     4 w 0     6 b 1     2 b =     1 w 0     5 b 1
001    4 m    Beech, Dario                      2090 ESP   900100004 1991/00/00  1.5    4     3 b 1     2 w 0     1 b 0     5 w =     6 b ?
001    5 w    Birch, Edda                       2044 FRA   900100005 2002/09/30  3.0    5     2 b 0     1 w =     6 w 1     4 b =     3 w 0
001    6 m    Cedar, Felix                      2001 ITA   900100006 1984        2.0    6     1 b 1     3 w 0     5 b 0     2 b 0     9 w 1
`;
