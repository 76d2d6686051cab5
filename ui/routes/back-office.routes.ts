import type { RouteObject } from 'react-router';
import type { NeedArea } from './area.ts';
import { screenRoute } from './screen.ts';

export const backOfficePages = (need: NeedArea): readonly RouteObject[] => [
  {
    path: 'admin/audit-log',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/platform/audit-log/AuditLog.tsx', 'ui/screens/platform/audit-log/audit-log.loader.ts'],
      },
      async () => {
        const [{ AuditLog }, { auditLogLoader }] = await Promise.all([
          import('#ui/screens/platform/audit-log/AuditLog.tsx'),
          import('#ui/screens/platform/audit-log/audit-log.loader.ts'),
        ]);
        return { Component: AuditLog, loader: auditLogLoader };
      },
    ),
  },
  {
    path: 'admin/set-aside',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/platform/set-aside/SetAside.tsx', 'ui/screens/platform/set-aside/set-aside.loader.ts'],
      },
      async () => {
        const [{ SetAside }, { setAsideLoader }] = await Promise.all([
          import('#ui/screens/platform/set-aside/SetAside.tsx'),
          import('#ui/screens/platform/set-aside/set-aside.loader.ts'),
        ]);
        return { Component: SetAside, loader: setAsideLoader };
      },
    ),
  },
  {
    path: 'admin/users',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/people/user-desk/UserDesk.tsx', 'ui/screens/people/user-desk/user-desk.loader.ts'],
      },
      async () => {
        const [{ UserDesk }, { userDeskLoader }] = await Promise.all([
          import('#ui/screens/people/user-desk/UserDesk.tsx'),
          import('#ui/screens/people/user-desk/user-desk.loader.ts'),
        ]);
        return { Component: UserDesk, loader: userDeskLoader };
      },
    ),
  },
  {
    path: 'admin/leads',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/people/lead-desk/LeadDesk.tsx', 'ui/screens/people/lead-desk/lead-desk.loader.ts'],
      },
      async () => {
        const [{ LeadDesk }, { leadDeskLoader }] = await Promise.all([
          import('#ui/screens/people/lead-desk/LeadDesk.tsx'),
          import('#ui/screens/people/lead-desk/lead-desk.loader.ts'),
        ]);
        return { Component: LeadDesk, loader: leadDeskLoader };
      },
    ),
  },
  {
    path: 'admin/settings',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: [
          'ui/screens/platform/settings/PlatformSettings.tsx',
          'ui/screens/platform/settings/platform-settings.loader.ts',
        ],
      },
      async () => {
        const [{ PlatformSettings }, { platformSettingsLoader }] = await Promise.all([
          import('#ui/screens/platform/settings/PlatformSettings.tsx'),
          import('#ui/screens/platform/settings/platform-settings.loader.ts'),
        ]);
        return { Component: PlatformSettings, loader: platformSettingsLoader };
      },
    ),
  },
  {
    path: 'admin/integrity',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/ledger/integrity/Integrity.tsx', 'ui/screens/ledger/integrity/integrity.loader.ts'],
      },
      async () => {
        const [{ Integrity }, { integrityLoader }] = await Promise.all([
          import('#ui/screens/ledger/integrity/Integrity.tsx'),
          import('#ui/screens/ledger/integrity/integrity.loader.ts'),
        ]);
        return { Component: Integrity, loader: integrityLoader };
      },
    ),
  },
];
