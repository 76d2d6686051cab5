import { checkoutDraftKey } from '#adapters/storage/sale/checkout-draft-key.ts';
import { isUnderWay } from '#domain/sale/checkout/under-way.ts';
import { NAMED_CHECKOUT, RESUMES } from '#ui/screens/sale/payment/result/until-known.view.ts';
import { visitOf } from '#ui/screens/sale/payment/visit.view.ts';

const LOOK = [
  'var d=document.documentElement,s=null,l=null;',
  "try{s=localStorage.getItem('colorScheme');l=localStorage.getItem('language')}catch(e){}",
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
  "d.setAttribute('data-color-scheme',s);",
  "if(window.self!==window.top)d.setAttribute('data-framed','');",
  "if(/[?&]mobile=true(&|$)/.test(location.search))d.setAttribute('data-mobile','');",
  'if(/^\\/auth\\//.test(location.pathname))try{if(/^\\/vi(\\/|$)/.test(JSON.parse(sessionStorage.',
  "getItem('returnTo')).address))location.replace('/vi'+location.pathname+location.search)}catch(e){}",
  "if(location.pathname==='/'&&l==='vi')location.replace('/vi'+location.search+location.hash);",
].join('');

/** Before React runs. React Router keeps its key in the history state. */
const PAYMENT = [
  'try{var p=/\\/payment\\/(\\d+)/.exec(location.pathname);if(p){',
  `var k=sessionStorage.getItem((${checkoutDraftKey})(p[1])),n=performance.getEntriesByType('navigation')[0],`,
  `h=history.state||{},v=(${visitOf})(h.usr&&h.usr.visit||h.key||'default',true,n?n.type:'navigate'),`,
  `c=new URLSearchParams(location.search).get('${NAMED_CHECKOUT}');`,
  `if((${isUnderWay})({visit:v.visit,fresh:v.fresh,checkoutSessionId:c},k&&JSON.parse(k)))`,
  `d.setAttribute('${RESUMES}','')`,
  '}}catch(e){}',
].join('');

/** Before the first paint: colour scheme, frame or phone [S2.2], language [S9], and a payment under way. */
export const FIRST_SCRIPT = `(function(){${LOOK}${PAYMENT}})()`;
