const paths = {
  lock: 'M5 7V5a3 3 0 0 1 6 0v2h1v7H4V7zm1.5 0h3V5a1.5 1.5 0 0 0-3 0z',
  thread: 'M4 2v7a2 2 0 0 0 2 2h5v3l4-4.2-4-4.3V9H6V2z',
  pin: 'M9.5 1.5l5 5-1.4.9-.9-.2-2.6 2.6.2 2.6-1.2 1.2L5.400 10.400 2 14H1.500v-.5L5.100 10 1.900 6.800l1.200-1.200 2.600.2 2.600-2.600-.2-.9z',
  eye: 'M8 3.500C4.500 3.500 2 6 1 8c1 2 3.500 4.500 7 4.500S14 10 15 8c-1-2-3.500-4.500-7-4.500zM8 11a3 3 0 1 1 0-6 3 3 0 0 1 0 6zm0-1.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
  check:
    'M2.500 1h11A1.500 1.500 0 0 1 15 2.500v11a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 1 13.500v-11A1.500 1.500 0 0 1 2.500 1zM6.800 11.800l5.600-6.200-1.500-1.300-4.200 4.700-1.900-1.900-1.400 1.400z',
  warning: 'M8 1l7.500 13.500H.5zM7.200 6v4.500h1.600V6zm0 5.700v1.600h1.600v-1.600z',
  file: 'M3 1h6.500L13 4.500V15H3zm6 1.500V5h2.500z',
};

/** An icon drawn by the page, because not every machine has an emoji font. */
export function icon(name, size = 16) {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 16 16',
    width: size,
    height: size,
    fill: 'currentColor',
    class: 'icon',
    'aria-hidden': 'true',
  }))
    drawing.setAttribute(key, String(value));
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', paths[name]);
  path.setAttribute('fill-rule', 'evenodd');
  drawing.append(path);
  return drawing;
}
