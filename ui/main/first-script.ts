/**
 * Runs before the first paint, and is the only inline script of a page (its hash stands in the policy): the colour
 * scheme, so that nothing flashes; whether the page stands in a frame or is told to look as on a phone [S2.2]; the
 * stored language on '/', where alone it may lead elsewhere [S9]; and whether a payment goes on, which the page is not
 * to deny meanwhile.
 */
export const FIRST_SCRIPT = [
  '(function(){var d=document.documentElement,s=null,l=null;',
  "try{s=localStorage.getItem('colorScheme');l=localStorage.getItem('language')}catch(e){}",
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
  "d.setAttribute('data-color-scheme',s);",
  "if(window.self!==window.top)d.setAttribute('data-framed','');",
  "if(/[?&]mobile=true(&|$)/.test(location.search))d.setAttribute('data-mobile','');",
  "if(location.pathname==='/'&&l==='vi')location.replace('/vi'+location.search+location.hash);",
  "try{var p=/\\/payment\\/(\\d+)/.exec(location.pathname),k=p&&sessionStorage.getItem('checkout:'+p[1]),n=performance.getEntriesByType('navigation')[0];",
  'if(p&&(/payment_checkout_session_id=/.test(location.search)||k&&n&&n.type!==\'navigate\'&&k.indexOf(\'"step":"SELECT_TICKET"\')<0))',
  "d.setAttribute('data-resumes','')}catch(e){}",
  '})()',
].join('');
