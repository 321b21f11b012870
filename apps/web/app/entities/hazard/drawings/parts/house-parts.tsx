import { classNames } from '../../../../ui/class-names.ts';
import type { Elements } from '../../../../ui/elements.ts';

interface PartProps {
  children: Elements;
  className?: string | undefined;
}

/** The sheet of every drawing: 160 by 120, filled, so that it is the same on any surface. */
export function DrawingSheet({ children, className }: PartProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames('block rounded-small bg-paper-sunk', className)}
    >
      {children}
    </svg>
  );
}

/** House, ground and whatever else only says where the hazard is. */
export function Around({ children, className = 'fill-paper-raised' }: PartProps) {
  return (
    <g className={classNames('stroke-ink-soft', className)} strokeWidth="1.5">
      {children}
    </g>
  );
}

/** Plants that aren't the hazard. */
export function Green({ children, className = 'fill-forest-wash' }: PartProps) {
  return (
    <g className={classNames('stroke-forest', className)} strokeWidth="1.75">
      {children}
    </g>
  );
}

/** The hazard itself, the only thing in ember. */
export function Hazard({ children, className = 'fill-ember-wash' }: PartProps) {
  return (
    <g className={classNames('stroke-ember', className)} strokeWidth="2.25">
      {children}
    </g>
  );
}

/** The wall of a house from the front down to the ground at 92, filling the sheet. */
export function WallBehind({ children }: { children?: Elements }) {
  return (
    <Around>
      <path d="M-4 12h168v80H-4z" />
      <path d="M-4 28h168M-4 44h168M-4 60h168M-4 76h168" className="stroke-line" />
      <path d="M-4-4h168v16H-4z" className="fill-line" />
      {children}
      <path d="M-4 92h168" />
    </Around>
  );
}

export function Window({
  x,
  y,
  width = 40,
  height = 36,
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
}) {
  return (
    <g className="fill-paper-sunk">
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}M${x - 3} ${y + height}h${width + 6}`}
      />
    </g>
  );
}

/** The end of a house at the left edge, on the ground at 100, for what is fixed to it. */
export function HouseAtLeft() {
  return (
    <Around>
      <path d="M-4 100h168" />
      <path d="M-4 40h58v60H-4z" />
      <path d="M-4 14h44l24 26H-4z" className="fill-line" />
      <Window x={10} y={54} width={28} height={26} />
    </Around>
  );
}

/** A whole house with a gable roof, from the front; `y` is the ground it stands on. */
export function House({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  const scaled = (value: number) => Math.round(value * size * 10) / 10;
  const box = (left: number, top: number, width: number, height: number) =>
    `M${x + scaled(left)} ${y - scaled(top)}h${scaled(width)}v${scaled(height)}h${-scaled(width)}z`;
  return (
    <Around>
      <path d={box(38, 58, 7, 20)} />
      <path d={box(6, 30, 44, 30)} />
      <path
        d={`M${x} ${y - scaled(30)}l${scaled(28)}-${scaled(24)} ${scaled(28)} ${scaled(24)}z`}
        className="fill-line"
      />
      <path d={box(13, 22, 12, 11)} className="fill-paper-sunk" />
      <path d={box(32, 21, 11, 21)} className="fill-paper-sunk" />
    </Around>
  );
}
