/**
 * Runs before the first paint, inline: the visitor's own choice of light or dark must not flash.
 * Written as text because it must not wait for any file.
 */
export const EARLY_SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/**
 * Starts the application right after the first paint: a frame callback runs before it, a task queued there runs after it.
 * A hidden document is not painted, so it starts at once. Code that cannot be loaded leaves the server's HTML, and
 * `data-start-failed` takes away the line that announced more.
 */
export const STARTER_SCRIPT = `(function(){
var d=document,own=d.currentScript;
function add(tag,props){return d.head.appendChild(Object.assign(d.createElement(tag),props))}
function start(){var code=d.getElementById('app-code');
code.dataset.files.split(' ').forEach(function(file){add('link',{rel:'modulepreload',href:file})});
add('script',{type:'module',nonce:own.nonce,textContent:code.textContent}).addEventListener('error',function(){d.documentElement.dataset.startFailed=''})}
if(d.visibilityState==='hidden')start();else requestAnimationFrame(function(){setTimeout(start)})
})()`
