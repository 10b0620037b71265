;; Operations on bitmaps in memory, 128 bits at a time. Addresses and lengths are bytes; lengths are multiples of 16.
(module
  (memory (export "memory") 1 65536)

  (func (export "and") (param $target i32) (param $a i32) (param $b i32) (param $length i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.and (v128.load (i32.add (local.get $a) (local.get $at))) (v128.load (i32.add (local.get $b) (local.get $at)))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length)))))

  (func (export "or") (param $target i32) (param $a i32) (param $b i32) (param $length i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.or (v128.load (i32.add (local.get $a) (local.get $at))) (v128.load (i32.add (local.get $b) (local.get $at)))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length)))))

  ;; a without b
  (func (export "without") (param $target i32) (param $a i32) (param $b i32) (param $length i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.andnot (v128.load (i32.add (local.get $a) (local.get $at))) (v128.load (i32.add (local.get $b) (local.get $at)))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length)))))

  ;; bits set in both
  (func (export "count") (param $a i32) (param $b i32) (param $length i32) (result i32)
    (local $at i32) (local $sums v128)
    (loop $next
      (local.set $sums (i32x4.add (local.get $sums)
        (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt
          (v128.and (v128.load (i32.add (local.get $a) (local.get $at))) (v128.load (i32.add (local.get $b) (local.get $at)))))))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))
)
