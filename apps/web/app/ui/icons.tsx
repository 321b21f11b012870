import type { ReactNode } from 'react';

export interface IconProps {
  /** Must set the size, too. */
  className?: string;
}

/** Drawn on a 24 px grid with a 1.75 px stroke. Icons repeat nearby text, so they are hidden from screen readers. */
function Icon({ className = 'size-6', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h3.2l1.6-2.5h7.4L17.3 8h3.2v11h-17z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 19.5h18.4zM12 10v4.5" />
    <path d="M12 17.1v.05" strokeWidth="2.25" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5" />
    <path d="M12 7.7v.05" strokeWidth="2.25" />
  </Icon>
);

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5 12 5l8 6.5V20h-5.5v-5.5h-5V20H4z" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10.3 10v6M13.7 10v6" />
  </Icon>
);

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Icon>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const SearchPhotoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v6M4 5v13h7M4 15l4-4 3 3" />
    <circle cx="16" cy="16" r="3.5" />
    <path d="m18.6 18.6 2.4 2.4" />
  </Icon>
);

export const MeasureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 18h16M6 14h12M8.5 10h7M11 6h2" />
  </Icon>
);

export const ListCheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 6.5 1.5 1.5 3-3M3.5 16.5 5 18l3-3M12 7h8.5M12 17h8.5" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5.5 6.5 6.5L9 18.5" />
  </Icon>
);

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 7H4V2M4.5 7a8.5 8.5 0 1 1-1 6" />
  </Icon>
);
