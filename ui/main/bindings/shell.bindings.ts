import { BrowseEvents, makeBrowseEvents } from '#application/event/browse-events.ts';
import { EventListings } from '#application/event/ports/event-listings.ts';
import { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { SearchEvents } from '#application/event/search-events.ts';
import { makeShowHome, ShowHome } from '#application/event/show-home.ts';
import { CaptureReferral, makeCaptureReferral } from '#application/people/capture-referral.ts';
import { CompleteProfile, makeCompleteProfile } from '#application/people/complete-profile.ts';
import { makeTokenKeeper, TokenKeeper } from '#application/people/keep-access-token.ts';
import { makeSessionKeeper, SessionKeeper } from '#application/people/keep-session.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { ReturnMemory } from '#application/people/ports/return-memory.ts';
import { SessionDesk } from '#application/people/ports/session-desk.ts';
import { SessionMark } from '#application/people/ports/session-mark.ts';
import { makeRestoreSession, RestoreSession } from '#application/people/restore-session.ts';
import { makeSignIn, SignIn } from '#application/people/sign-in.ts';
import { makeSignInElsewhere, SignInElsewhere } from '#application/people/sign-in-elsewhere.ts';
import { makeSignOut, SignOut } from '#application/people/sign-out.ts';
import { makeTakeDueAct, TakeDueAct } from '#application/people/take-due-act.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { Keepsakes } from '#application/platform/ports/keepsakes.ts';
import { LanguageMemory } from '#application/platform/ports/language-memory.ts';
import { TabTurns } from '#application/platform/ports/tab-turns.ts';
import { makeSwitchLanguage, SwitchLanguage } from '#application/platform/switch-language.ts';
import { bindTo, type Wiring } from '#ui/main/bind.ts';
import { lazyPort } from '#ui/main/lazy-port.ts';
import { lazyStream } from '#ui/main/lazy-stream.ts';
import { Transport } from '#ui/main/transport.ts';

/**
 * Session, account and discovery. Which technology stands behind the ports is said in container.ts: browser, server or
 * memory.
 */
export const shellBindings: Wiring = (bind) => {
  bindTo(bind, EventListings, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlEventListings } = await import(
          '#adapters/graphql/event/discovery/graphql-event-listings.ts'
        );
        return makeGraphqlEventListings(transport);
      },
      { home: true, browse: true, list: true },
    ),
  );
  bindTo(bind, ProfileDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlProfileDesk } = await import('#adapters/graphql/people/graphql-profile-desk.ts');
        return makeGraphqlProfileDesk(transport);
      },
      { profile: true, rename: true },
    ),
  );
  // Organisers' covers and everybody's portraits; far from the first view.
  bindTo(bind, ImageUpload, [Transport], (transport) => async (request) => {
    const { makeSignedImageUpload } = await import('#adapters/rest/platform/signed-image-upload.ts');
    return makeSignedImageUpload(transport)(request);
  });
  // Who registers reads it, and an organiser writes it.
  bindTo(bind, Questionnaires, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/questionnaire/graphql-questionnaires.ts')).makeGraphqlQuestionnaires(
          transport,
        ),
      {
        read: true,
        write: true,
        answered: true,
      },
    ),
  );
  bindTo(bind, ShowHome, [EventListings], (listings) => makeShowHome({ listings }));
  bindTo(bind, BrowseEvents, [EventListings], (listings) => makeBrowseEvents({ listings }));
  bindTo(bind, SearchEvents, [EventListings], (listings) => {
    const load = async () => (await import('#application/event/make-search-events.ts')).makeSearchEvents({ listings });
    return {
      follow: (text$) => lazyStream(async () => (await load()).follow(text$)),
      ...lazyPort<Pick<SearchEvents, 'suggestions'>>(load, { suggestions: true }),
    };
  });
  bindTo(bind, TokenKeeper, [SessionDesk, Clock, TabTurns, SessionMark], (desk, clock, tabs, mark) =>
    makeTokenKeeper({ desk, clock, tabs, mark }),
  );
  bindTo(bind, AccessToken, [TokenKeeper], (tokens) => tokens);
  bindTo(bind, SessionKeeper, [TokenKeeper, ProfileDesk, TabTurns, Keepsakes], (tokens, profiles, tabs, keepsakes) =>
    makeSessionKeeper({ tokens, profiles, tabs, keepsakes }),
  );
  bindTo(bind, RestoreSession, [SessionKeeper], (sessions) => makeRestoreSession({ sessions }));
  bindTo(
    bind,
    SignIn,
    [SessionDesk, TokenKeeper, SessionKeeper, TabTurns, ReferralMemory],
    (desk, tokens, sessions, tabs, referral) => makeSignIn({ desk, tokens, sessions, tabs, referral }),
  );
  bindTo(
    bind,
    SignInElsewhere,
    [ProviderDesk, TokenKeeper, SessionKeeper, TabTurns, ReferralMemory, ReturnMemory, Clock],
    (desk, tokens, sessions, tabs, referral, returns, clock) =>
      makeSignInElsewhere({ desk, tokens, sessions, tabs, referral, returns, clock }),
  );
  bindTo(bind, TakeDueAct, [ReturnMemory, Clock], makeTakeDueAct);
  bindTo(
    bind,
    SignOut,
    [SessionDesk, TokenKeeper, SessionKeeper, TabTurns, Keepsakes],
    (desk, tokens, sessions, tabs, keepsakes) => makeSignOut({ desk, tokens, sessions, tabs, keepsakes }),
  );
  bindTo(bind, CompleteProfile, [ProfileDesk, SessionKeeper], (profiles, sessions) =>
    makeCompleteProfile({ profiles, sessions }),
  );
  bindTo(bind, SwitchLanguage, [LanguageMemory], (languages) => makeSwitchLanguage({ languages }));
  bindTo(bind, CaptureReferral, [ReferralMemory, SessionKeeper], (referral, sessions) =>
    makeCaptureReferral({ referral, sessions }),
  );
};
