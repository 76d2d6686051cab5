import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { styled } from '#ui/theme/styled.ts';

/** Announces the title and moves the focus after navigation. */
export const NavigationNotice = () => {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => {
      setTitle(document.title);
      // Only if nothing on the new page took the focus.
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <>
      <Line data-busy={state === 'idle' ? undefined : ''} aria-hidden />
      <span className="visually-hidden" aria-live="polite">
        {title}
      </span>
    </>
  );
};

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: theme.vars.zIndex.tooltip,
  transformOrigin: '0 0',
  transform: 'scaleX(0)',
  opacity: 0,
  backgroundColor: theme.vars.palette.primary.main,
  transition: 'opacity 200ms 100ms',
  '@keyframes on-its-way': { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.92)' } },
  '&[data-busy]': { opacity: 1, animation: 'on-its-way 4s 120ms cubic-bezier(0.1, 0.7, 0.2, 1) both' },
}));
