//
//  LegacyReceiptPrinter.h
//  BeanThere
//

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Lays out receipts in fixed-width columns, as the printer at the counter wants them.
@interface LegacyReceiptPrinter : NSObject

@property (nonatomic, readonly) NSString *text;

+ (NSString *)testPage;

- (instancetype)initWithColumns:(NSInteger)columns NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

- (void)addLine:(NSString *)title amount:(NSString *)amount NS_SWIFT_NAME(addLine(_:amount:));

@end

NS_ASSUME_NONNULL_END
