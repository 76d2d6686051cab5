import { CaptureReferral, makeCaptureReferral } from '#application/account/capture-referral.ts';
import { CompleteProfile, makeCompleteProfile } from '#application/account/complete-profile.ts';
import { makeTokenKeeper, TokenKeeper } from '#application/account/keep-access-token.ts';
import { makeSessionKeeper, SessionKeeper } from '#application/account/keep-session.ts';
import { makeRestoreSession, RestoreSession } from '#application/account/restore-session.ts';
import { makeSignIn, SignIn } from '#application/account/sign-in.ts';
import { makeSignInElsewhere, SignInElsewhere } from '#application/account/sign-in-elsewhere.ts';
import { makeSignOut, SignOut } from '#application/account/sign-out.ts';
import { makeSwitchLanguage, SwitchLanguage } from '#application/account/switch-language.ts';
import { makeTakeDueAct, TakeDueAct } from '#application/account/take-due-act.ts';
import { BrowseEvents, makeBrowseEvents } from '#application/discovery/browse-events.ts';
import { SearchEvents } from '#application/discovery/search-events.ts';
import { makeShowHome, ShowHome } from '#application/discovery/show-home.ts';
import { AccessToken } from '#application/ports/access-token.ts';
import { Clock } from '#application/ports/clock.ts';
import { EventListings } from '#application/ports/event-listings.ts';
import { ImageUpload } from '#application/ports/image-upload.ts';
import { Keepsakes } from '#application/ports/keepsakes.ts';
import { LanguageMemory } from '#application/ports/language-memory.ts';
import { ProfileDesk } from '#application/ports/profile-desk.ts';
import { ProviderDesk } from '#application/ports/provider-desk.ts';
import { Questionnaires } from '#application/ports/questionnaires.ts';
import { ReferralMemory } from '#application/ports/referral-memory.ts';
import { ReturnMemory } from '#application/ports/return-memory.ts';
import { SessionDesk } from '#application/ports/session-desk.ts';
import { SessionMark } from '#application/ports/session-mark.ts';
import { TabTurns } from '#application/ports/tab-turns.ts';
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
        const { makeGraphqlEventListings } = await import('#adapters/graphql/discovery/graphql-event-listings.ts');
        return makeGraphqlEventListings(transport);
      },
      { home: true, browse: true, list: true },
    ),
  );
  bindTo(bind, ProfileDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlProfileDesk } = await import('#adapters/graphql/account/graphql-profile-desk.ts');
        return makeGraphqlProfileDesk(transport);
      },
      { profile: true, rename: true },
    ),
  );
  // Organisers' covers and everybody's portraits; far from the first view.
  bindTo(bind, ImageUpload, [Transport], (transport) => async (request) => {
    const { makeSignedImageUpload } = await import('#adapters/rest/signed-image-upload.ts');
    return makeSignedImageUpload(transport)(request);
  });
  // Who registers reads it, and an organiser writes it.
  bindTo(bind, Questionnaires, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/questionnaire/graphql-questionnaires.ts')).makeGraphqlQuestionnaires(
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
    const load = async () =>
      (await import('#application/discovery/make-search-events.ts')).makeSearchEvents({ listings });
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
