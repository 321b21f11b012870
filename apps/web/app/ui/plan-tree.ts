/**
 * The outline of a tree as site plans draw it: a ring of scallops. Coordinates are rounded, so that the prerendered
 * page and the browser produce the same path.
 */
export function treeOutline(x: number, y: number, radius: number): string {
  const scallops = Math.max(7, Math.round(radius / 2.2));
  const point = (at: number) => {
    const angle = (at / scallops) * 2 * Math.PI;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const bulge = ((Math.PI * radius) / scallops).toFixed(1);
  const arcs = Array.from(
    { length: scallops },
    (_unused, at) => `A${bulge} ${bulge} 0 0 1 ${point(at + 1)}`,
  );
  return `M${point(0)}${arcs.join('')}Z`;
}
