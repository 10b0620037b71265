// The one worker of the site, at the address that existing clients know. Each of its tasks is a file of its own.
importScripts('/offline-worker.js', '/push-worker.js')
